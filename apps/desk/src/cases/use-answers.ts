import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import type { Language } from '@wbn/edition/language.ts';

interface SavedAnswer {
  readonly answerID: string;
  readonly name: string;
  readonly texts: Readonly<Partial<Record<Language, string>>>;
}

/** The saved answers for a kind of case. */
export function useAnswers(_kind: CaseKind): {
  readonly answers: readonly SavedAnswer[];
  readonly isLoading: boolean;
} {
  return { answers: [], isLoading: false };
}
