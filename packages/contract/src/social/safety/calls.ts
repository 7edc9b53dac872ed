import { listOwnReports } from './list-own-reports.ts';
import { reportResource } from './report-resource.ts';

/** Reports. */
export const safetyCalls = [reportResource, listOwnReports] as const;
