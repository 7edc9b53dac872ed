import { randomBytes } from 'node:crypto';
import { saveSearch } from '@wbn/contract/search/save-search.ts';
import { savedSearchLimit } from '@wbn/contract/search/saved-search.ts';
import { networkSites } from '@wbn/edition/network.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { presentSavedSearch } from './present-saved-search.ts';
import { countSavedSearches, insertSavedSearch, lockKeeper, selectSavedSearch } from './saved-search.sql.ts';
