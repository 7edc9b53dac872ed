import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiError, toApiError } from '@wbn/api-client/api-error.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import {
  addAnswer,
  answerLength,
  answerNameLength,
  type DeskAnswer,
  deleteAnswer,
  listAnswers,
  saveAnswer,
} from '@wbn/contract/desk/answers.ts';
import { type CaseKind, caseKindNames } from '@wbn/contract/desk/case-kinds.ts';
import { answerFields, fillAnswer } from '@wbn/contract/desk/fill-answer.ts';
import { languageNames, languages } from '@wbn/edition/language.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Checkbox } from '@wbn/ui-kit/controls/choices/checkbox.tsx';
import { TextArea } from '@wbn/ui-kit/controls/fields/text-area.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Sheet } from '@wbn/ui-kit/overlays/sheet.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { type SubmitEvent, useState } from 'react';
import { useLabel } from '../i18n/use-label.ts';
import { useDesk } from '../session/desk-context.ts';

interface AnswerSheetProps {
  /** Undefined: a new one. */
  readonly answer: DeskAnswer | undefined;
  readonly onClose: () => void;
}

type Texts = DeskAnswer['texts'];

/** The form of an answer: its name, the kinds of cases it is for, its text in four languages with a preview (STF-27). */
export function AnswerSheet({ answer, onClose }: AnswerSheetProps) {
  const t = useText('desk-answers');
  const label = useLabel();
  const [name, setName] = useState(answer?.name ?? '');
  const [kinds, setKinds] = useState<readonly CaseKind[]>(answer?.kinds ?? []);
  const [texts, setTexts] = useState<Texts>(answer?.texts ?? {});
  const { save, problem, isSaving } = useSave(answer, onClose);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save({ name, texts, kinds: kinds.length > 0 ? [...kinds] : undefined });
  };
  return (
    <Sheet
      label={answer ? t('editOf', { name: answer.name }) : t('new')}
      size="lg"
      persistent
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate>
        <Stack space="md">
          <TextField
            label={t('name')}
            required
            maxLength={answerNameLength}
            value={name}
            error={problem?.fields?.name && t('nameWrong')}
            onChange={({ target }) => setName(target.value)}
          />
          <FormSection title={t('kinds')} hint={t('kindsHint')}>
            <Inline space="sm">
              {caseKindNames.map((kind) => (
                <Checkbox
                  key={kind}
                  label={label(`desk-cases:kinds.${kind}.name`)}
                  checked={kinds.includes(kind)}
                  onChange={({ target }) =>
                    setKinds(target.checked ? [...kinds, kind] : kinds.filter((one) => one !== kind))
                  }
                />
              ))}
            </Inline>
          </FormSection>
          <FormSection title={t('texts')} hint={t('textsHint', { fields: fieldNames })}>
            {languages.map((language) => (
              <Stack key={language} space="xxs">
                <TextArea
                  label={languageNames[language]}
                  lang={language}
                  rows={3}
                  limit={answerLength}
                  value={texts[language] ?? ''}
                  error={problem?.fields?.[`texts.${language}`] && t('fieldWrong', { fields: fieldNames })}
                  onChange={({ currentTarget }) => setTexts({ ...texts, [language]: currentTarget.value })}
                />
                {texts[language] && (
                  <MutedText>
                    {t('preview')}{' '}
                    <q lang={language} dir="auto">
                      {fillAnswer(texts, language, sampleFields)}
                    </q>
                  </MutedText>
                )}
              </Stack>
            ))}
          </FormSection>
          <Problem problem={problem} />
          <Inline space="sm">
            <Button type="submit" loading={isSaving}>
              {t('save')}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            {answer && <DeleteAnswer answer={answer} onDone={onClose} />}
          </Inline>
        </Stack>
      </form>
    </Sheet>
  );
}

const fieldNames = answerFields.map((field) => `{{${field}}}`).join(', ');
const sampleFields = { name: 'Ana Rossi', company: 'Harbour Gear', product: 'PX160', until: '31.01.2027' };

/** Why it was not saved, where no field says it. */
function Problem({ problem }: { readonly problem: ApiError | undefined }) {
  const t = useText('desk-answers');
  const words = useErrorMessage();
  if (!problem) return null;
  const { code, fields } = problem;
  if (
    code === 'ValidationError' &&
    (fields?.name || Object.keys(fields ?? {}).some((path) => path.startsWith('texts.')))
  )
    return null;
  const title = code === 'Conflict' ? t('conflict') : fields?.texts ? t('textsMissing') : words(problem);
  return <Notice tone="danger" title={title} />;
}

type Written = Pick<DeskAnswer, 'name' | 'kinds' | 'texts'>;

function useSave(answer: DeskAnswer | undefined, onDone: () => void) {
  const { api } = useDesk();
  const cache = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: Written) =>
      answer
        ? api.call(saveAnswer, {
            params: { id: answer.answerID },
            body: { ...body, version: answer.version },
          })
        : api.call(addAnswer, { body }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: callKey(listAnswers) });
      onDone();
    },
  });
  return { save: mutate, problem: error ? toApiError(error) : undefined, isSaving: isPending };
}

function DeleteAnswer({ answer, onDone }: { readonly answer: DeskAnswer; readonly onDone: () => void }) {
  const t = useText('desk-answers');
  const words = useErrorMessage();
  const { api } = useDesk();
  const cache = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.call(deleteAnswer, { params: { id: answer.answerID } }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: callKey(listAnswers) });
      onDone();
    },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t('delete')}
      </Button>
      {remove.error && <Notice tone="danger" title={words(toApiError(remove.error))} />}
      {isAsked && (
        <ConfirmDialog
          title={t('deleteTitle', { name: answer.name })}
          confirm={t('delete')}
          cancel={t('cancel')}
          tone="danger"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsked(false) })}
          onCancel={() => setAsked(false)}
        >
          {t('deleteBody')}
        </ConfirmDialog>
      )}
    </>
  );
}
