import type { BoundHandler } from '../../server/define-handler.ts';
import { changeFavoriteHandler } from './change-favorite.ts';
import { createFavoriteListHandler } from './create-favorite-list.ts';
import { deleteFavoriteListHandler } from './delete-favorite-list.ts';
import { listFavoriteListsHandler } from './list-favorite-lists.ts';
import { listKeptBusinessesHandler } from './list-kept-businesses.ts';
import { loadFavoritesHandler } from './load-favorites.ts';
import { removeFavoriteHandler } from './remove-favorite.ts';
import { renameFavoriteListHandler } from './rename-favorite-list.ts';
import { saveFavoriteHandler } from './save-favorite.ts';

export const favoriteHandlers: readonly BoundHandler[] = [
  listFavoriteListsHandler,
  createFavoriteListHandler,
  renameFavoriteListHandler,
  deleteFavoriteListHandler,
  loadFavoritesHandler,
  listKeptBusinessesHandler,
  saveFavoriteHandler,
  changeFavoriteHandler,
  removeFavoriteHandler,
];
