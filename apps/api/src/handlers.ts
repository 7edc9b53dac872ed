import { businessHandlers } from './business/handlers.ts';
import { catalogHandlers } from './catalog/catalog-lists.ts';
import { fileHandlers } from './files/user-uploads.ts';
import { membershipHandlers } from './membership/handlers.ts';
import { testGatewayHandlers } from './membership/test-gateway/test-card-calls.ts';
import { messageFileHandlers } from './messaging/files/handlers.ts';
import { messagingHandlers } from './messaging/handlers.ts';
import { teamworkHandlers } from './messaging/teamwork/handlers.ts';
import { needHelpHandlers } from './need-help/send-need-help.ts';
import { searchHandlers } from './search/handlers.ts';
import type { BoundHandler, BoundStream } from './server/define-handler.ts';
import { socialHandlers } from './social/handlers.ts';
import { verificationHandlers } from './verification/handlers.ts';

/** Who answers each call of the contract, room by room. */
export const handlers: readonly (BoundHandler | BoundStream)[] = [
  ...businessHandlers,
  ...catalogHandlers,
  ...fileHandlers,
  ...membershipHandlers,
  ...testGatewayHandlers,
  ...messageFileHandlers,
  ...messagingHandlers,
  ...teamworkHandlers,
  ...needHelpHandlers,
  ...searchHandlers,
  ...socialHandlers,
  ...verificationHandlers,
];
