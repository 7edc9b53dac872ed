import type { BoundHandler } from '../server/define-handler.ts';
import { listAlternativesHandler } from './answers/choose-alternatives.ts';
import { endRequestHandler } from './end-request.ts';
import { listMessagesHandler } from './list-messages.ts';
import { listRequestsHandler, loadRequestHandler } from './load-requests.ts';
import { countUnreadRequestsHandler, markRequestReadHandler } from './read-marks.ts';
import { listRoundsHandler, loadRoundHandler } from './rounds/rounds.ts';
import { sendMessageHandler } from './send-message.ts';
import { sendRequestHandler, sendRequestsHandler } from './send-requests.ts';
import { tellTypingHandler } from './tell-typing.ts';

const answerHandlers: readonly BoundHandler[] = [listAlternativesHandler];

const roundHandlers: readonly BoundHandler[] = [listRoundsHandler, loadRoundHandler];

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
