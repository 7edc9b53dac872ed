import type { BoundHandler } from '../../server/define-handler.ts';
import { listAlternativesHandler } from './list-alternatives.ts';

export const answerHandlers: readonly BoundHandler[] = [listAlternativesHandler];
