import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import {
  answerQuotationQuestion,
  askQuotationQuestion,
  listQuotationQuestions,
  type QuotationQuestion,
} from '@wbn/contract/quotations/questions.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { refetchMounted } from '@wbn/session/live/refetch-mounted.ts';
import { useLiveEvents } from '@wbn/session/live/use-live-events.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { TextArea } from '@wbn/ui-kit/controls/fields/text-area.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { type ReactNode, useId, useState } from 'react';
import * as styles from './quotations.css.ts';

interface QuotationQuestionsProps {
  readonly api: ApiClient;
  readonly quotationID: string;
  readonly isOpen: boolean;
  /** The supplier that may ask; absent: the buyer, who answers. */
  readonly businessID?: string;
}

/** Questions with their answers, which all suppliers see without names. */
export function QuotationQuestions({ api, quotationID, isOpen, businessID }: QuotationQuestionsProps) {
  const t = useText('quotations');
  const client = useQueryClient();
  const asked = callQuery(api, listQuotationQuestions, {
    params: { id: quotationID },
    query: { ...(businessID && { bid: businessID }) },
  });
  const { data } = useQuery(asked);
  const refresh = () => client.invalidateQueries({ queryKey: asked.queryKey });
  useLiveEvents('notification', () => void refetchMounted(client, asked.queryKey));
  const ask = useMutation(callMutation(api, askQuotationQuestion));
  const answer = useMutation(callMutation(api, answerQuotationQuestion));
  const questions = data?.questions ?? [];
  if (questions.length === 0 && !(isOpen && businessID)) return null;
  return (
    <Surface aria-label={t('questions.title')}>
      <Stack space="md">
        <Heading level={2} size="md">
          {t('questions.title')}
        </Heading>
        <MutedText>{t(businessID ? 'questions.hint' : 'questions.buyerHint')}</MutedText>
        {questions.map((question) => (
          <Question key={question.questionID} question={question}>
            {isOpen && !businessID && question.answer === undefined && (
              <OneText
                label={t('questions.answer')}
                action={t('questions.send')}
                send={async (text) => {
                  const { questionID } = question;
                  await answer.mutateAsync({ params: { id: quotationID }, body: { questionID, text } });
                  await refresh();
                }}
              />
            )}
          </Question>
        ))}
        {isOpen && businessID && (
          <OneText
            label={t('questions.ask')}
            action={t('questions.askAction')}
            send={async (text) => {
              await ask.mutateAsync({
                params: { id: quotationID },
                query: { bid: businessID },
                body: { text },
              });
              await refresh();
            }}
          />
        )}
      </Stack>
    </Surface>
  );
}

interface QuestionProps {
  readonly question: QuotationQuestion;
  /** The form for the answer. */
  readonly children: ReactNode;
}

function Question({ question, children }: QuestionProps) {
  const t = useText('quotations');
  const { text, answer, isOwn } = question;
  return (
    <Stack space="xs">
      <MutedText>{t(isOwn ? 'questions.own' : 'questions.other')}</MutedText>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {answer === undefined ? (
        <MutedText>{t('questions.open')}</MutedText>
      ) : (
        <>
          <MutedText>{t('questions.answered')}</MutedText>
          <p className={styles.text} dir="auto">
            {answer}
          </p>
        </>
      )}
      {children}
    </Stack>
  );
}

interface OneTextProps {
  readonly label: string;
  readonly action: string;
  readonly send: (text: string) => Promise<void>;
}

/** A text that is sent by itself; what was typed stays when it is refused. */
function OneText({ label, action, send }: OneTextProps) {
  const t = useText('quotations');
  const id = useId();
  const errorMessage = useErrorMessage();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    if (text.trim() === '') return setProblem(t('questions.empty'));
    setBusy(true);
    setProblem(undefined);
    await send(text).then(
      () => setText(''),
      (error: unknown) => {
        const failure = toApiError(error);
        if (failure.fields?.text) setProblem(t('contact'));
        else setProblem(failure.code === 'Conflict' ? t('questions.late') : errorMessage(failure));
      },
    );
    setBusy(false);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack space="xs">
        <TextArea
          id={id}
          label={label}
          rows={2}
          limit={1000}
          value={text}
          error={problem}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div>
          <Button type="submit" size="sm" variant="secondary" loading={busy}>
            {action}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
