import { listJobPositions } from '@wbn/contract/catalog/list-job-positions.ts';
import { defineHandler } from '../server/define-handler.ts';
import { jobPositions } from './reference/job-positions.ts';

export const listJobPositionsHandler = defineHandler(listJobPositions, ({ language }) => ({
  data: jobPositions.all(language).map(({ code, name }) => ({ jobPositionID: code, name })),
}));
