import type { BoundHandler } from '../../server/define-handler.ts';
import { listOwnReportsHandler } from './list-own-reports.ts';
import { reportResourceHandler } from './report-resource.ts';

export const safetyHandlers: readonly BoundHandler[] = [reportResourceHandler, listOwnReportsHandler];
