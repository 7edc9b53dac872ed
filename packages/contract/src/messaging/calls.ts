import { countUnreadRequests } from './count-unread-requests.ts';
import { endRequest } from './end-request.ts';
import { listMessages } from './list-messages.ts';
import { listRequests } from './list-requests.ts';
import { loadRequest } from './load-request.ts';
import { markRequestRead } from './mark-request-read.ts';
import { sendMessage } from './send-message.ts';
import { sendRequest } from './send-request.ts';
import { sendRequests } from './send-requests.ts';
import { tellTyping } from './tell-typing.ts';

export const messagingCalls = [
  sendRequest,
  sendRequests,
  listRequests,
  loadRequest,
  listMessages,
  sendMessage,
  endRequest,
  markRequestRead,
  tellTyping,
  countUnreadRequests,
] as const;
