import type { BoundHandler } from '../server/define-handler.ts';
import { answerHandlers } from './answers/handlers.ts';
import { countUnreadRequestsHandler } from './count-unread-requests.ts';
import { endRequestHandler } from './end-request.ts';
import { listMessagesHandler } from './list-messages.ts';
import { listRequestsHandler } from './list-requests.ts';
import { loadRequestHandler } from './load-request.ts';
import { markRequestReadHandler } from './mark-request-read.ts';
import { roundHandlers } from './rounds/handlers.ts';
import { sendMessageHandler } from './send-message.ts';
import { sendRequestHandler } from './send-request.ts';
import { sendRequestsHandler } from './send-requests.ts';
import { tellTypingHandler } from './tell-typing.ts';

export const messagingHandlers: readonly BoundHandler[] = [
  sendRequestHandler,
  sendRequestsHandler,
  listRequestsHandler,
  loadRequestHandler,
  listMessagesHandler,
  sendMessageHandler,
  endRequestHandler,
  markRequestReadHandler,
  tellTypingHandler,
  countUnreadRequestsHandler,
  ...roundHandlers,
  ...answerHandlers,
];
