import type { BoundHandler } from '../server/define-handler.ts';
import { sendNeedHelpHandler } from './send-need-help.ts';

export const needHelpHandlers: readonly BoundHandler[] = [sendNeedHelpHandler];
