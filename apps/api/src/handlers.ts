import { businessHandlers } from './business/handlers.ts';
import { catalogHandlers } from './catalog/handlers.ts';
import { fileHandlers } from './files/handlers.ts';
import { needHelpHandlers } from './need-help/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import type { BoundHandler } from './server/define-handler.ts';
import { socialHandlers } from './social/handlers.ts';

/** Who answers each call of the contract, room by room. */
export const handlers: readonly BoundHandler[] = [
  ...businessHandlers,
  ...catalogHandlers,
  ...fileHandlers,
  ...needHelpHandlers,
  ...searchHandlers,
  ...socialHandlers,
];
