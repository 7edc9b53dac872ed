import type { BoundHandler } from '../../server/define-handler.ts';
import { addRequestNoteHandler } from './add-request-note.ts';
import { assignRequestHandler } from './assign-request.ts';
import { changeRequestLabelHandler } from './change-request-label.ts';
import { changeSavedReplyHandler } from './change-saved-reply.ts';
import { createRequestLabelHandler } from './create-request-label.ts';
import { createSavedReplyHandler } from './create-saved-reply.ts';
import { deleteRequestLabelHandler } from './delete-request-label.ts';
import { deleteSavedReplyHandler } from './delete-saved-reply.ts';
import { labelRequestHandler } from './label-request.ts';
import { listRequestLabelsHandler } from './list-request-labels.ts';
import { listRequestNotesHandler } from './list-request-notes.ts';
import { listSavedRepliesHandler } from './list-saved-replies.ts';
import { removeRequestNoteHandler } from './remove-request-note.ts';

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
