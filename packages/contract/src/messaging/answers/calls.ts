import { listAlternatives } from './list-alternatives.ts';

export const answerCalls = [listAlternatives] as const;
