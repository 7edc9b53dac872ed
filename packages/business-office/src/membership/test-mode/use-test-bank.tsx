import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerTestBankMutation } from '../answer-test-bank.query.ts';
import { CardError } from '../payment/card-entry.ts';
import { TestBankDialog } from './test-bank-dialog.tsx';

interface Question {
  readonly clientSecret: string;
  readonly onAnswer: (succeeds: boolean) => void;
}

/** In test mode: a dialog in place of the window of the holder's bank. */
export function useTestBank(api: ApiClient, businessID: string) {
  const { t } = useTranslation('membership');
  const answer = useMutation(answerTestBankMutation(api, businessID));
  const [question, setQuestion] = useState<Question>();
  const dialog: ReactNode = question && <TestBankDialog onAnswer={question.onAnswer} />;
  return {
    ask: async (clientSecret: string): Promise<void> => {
      const succeeds = await new Promise<boolean>((onAnswer) => setQuestion({ clientSecret, onAnswer }));
      setQuestion(undefined);
      await answer.mutateAsync({ clientSecret, succeeds });
      if (!succeeds) throw new CardError(t('bank.notProven'));
    },
    dialog,
  };
}
