"""Tests of Airlines; a package, so that its files may have the names of another game's."""
