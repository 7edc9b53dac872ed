import type { BoundHandler } from '../../server/define-handler.ts';
import { assignRequestHandler } from './assign-request.ts';
import {
  changeRequestLabelHandler,
  createRequestLabelHandler,
  deleteRequestLabelHandler,
  labelRequestHandler,
  listRequestLabelsHandler,
} from './labels.ts';
import { addRequestNoteHandler, listRequestNotesHandler, removeRequestNoteHandler } from './notes.ts';
import {
  changeSavedReplyHandler,
  createSavedReplyHandler,
  deleteSavedReplyHandler,
  listSavedRepliesHandler,
} from './saved-replies.ts';

export const teamworkHandlers: readonly BoundHandler[] = [
  assignRequestHandler,
  listRequestNotesHandler,
  addRequestNoteHandler,
  removeRequestNoteHandler,
  listRequestLabelsHandler,
  createRequestLabelHandler,
  changeRequestLabelHandler,
  deleteRequestLabelHandler,
  labelRequestHandler,
  listSavedRepliesHandler,
  createSavedReplyHandler,
  changeSavedReplyHandler,
  deleteSavedReplyHandler,
];
