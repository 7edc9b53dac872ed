import { addRequestNote } from './add-request-note.ts';
import { assignRequest } from './assign-request.ts';
import { changeRequestLabel } from './change-request-label.ts';
import { changeSavedReply } from './change-saved-reply.ts';
import { createRequestLabel } from './create-request-label.ts';
import { createSavedReply } from './create-saved-reply.ts';
import { deleteRequestLabel } from './delete-request-label.ts';
import { deleteSavedReply } from './delete-saved-reply.ts';
import { labelRequest } from './label-request.ts';
import { listRequestLabels } from './list-request-labels.ts';
import { listRequestNotes } from './list-request-notes.ts';
import { listSavedReplies } from './list-saved-replies.ts';
import { removeRequestNote } from './remove-request-note.ts';

/** What the people of a company do about an inquiry among themselves. */
export const teamworkCalls = [
  assignRequest,
  listRequestNotes,
  addRequestNote,
  removeRequestNote,
  listRequestLabels,
  createRequestLabel,
  changeRequestLabel,
  deleteRequestLabel,
  labelRequest,
  listSavedReplies,
  createSavedReply,
  changeSavedReply,
  deleteSavedReply,
] as const;
