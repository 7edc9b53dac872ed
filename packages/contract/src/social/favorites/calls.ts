import { changeFavorite } from './change-favorite.ts';
import { createFavoriteList } from './create-favorite-list.ts';
import { deleteFavoriteList } from './delete-favorite-list.ts';
import { listFavoriteLists } from './list-favorite-lists.ts';
import { listKeptBusinesses } from './list-kept-businesses.ts';
import { loadFavorites } from './load-favorites.ts';
import { removeFavorite } from './remove-favorite.ts';
import { renameFavoriteList } from './rename-favorite-list.ts';
import { saveFavorite } from './save-favorite.ts';

/** Favorite Business (LAY-19). */
export const favoriteCalls = [
  listFavoriteLists,
  createFavoriteList,
  renameFavoriteList,
  deleteFavoriteList,
  loadFavorites,
  listKeptBusinesses,
  saveFavorite,
  changeFavorite,
  removeFavorite,
] as const;
