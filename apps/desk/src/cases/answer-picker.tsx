import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { listAnswers } from '@wbn/contract/desk/answers.ts';
import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import { type AnswerField, fillAnswer } from '@wbn/contract/desk/fill-answer.ts';
import { type Language, languageNames, languages } from '@wbn/edition/language.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { NativeSelect } from '@wbn/ui-kit/controls/choices/native-select.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Sheet } from '@wbn/ui-kit/overlays/sheet.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useDesk } from '../session/desk-context.ts';
import * as styles from './answer-picker.css.ts';

interface AnswerPickerProps {
  readonly kind: CaseKind;
  /** What is known for the fields of an answer. */
  readonly fields: Readonly<Partial<Record<AnswerField, string>>>;
  /** Language of whoever reads it, if known. */
  readonly language?: Language | undefined;
  /** Adds a text to the reply; the picker stays open, so that several go into one. */
  readonly onChoose: (text: string) => void;
  readonly onClose: () => void;
}

/** Saved answers: found by a word, added to the reply in the language of whoever reads it. */
export function AnswerPicker({ kind, fields, language: given = 'en', onChoose, onClose }: AnswerPickerProps) {
  const t = useText('desk-cases');
  const [language, setLanguage] = useState<Language>(given);
  const [words, setWords] = useState('');
  const [place, setPlace] = useState(0);
  const [added, setAdded] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  const { api } = useDesk();
  const {
    data: answers = [],
    isPending,
    isLoadingError,
    refetch,
  } = useQuery(callQuery(api, listAnswers, { query: { kind } }, { staleTime: 60_000 }));
  const wanted = words.trim().toLowerCase();
  const found = answers.filter(
    ({ name, texts }) =>
      name.toLowerCase().includes(wanted) || (texts[language] ?? '').toLowerCase().includes(wanted),
  );
  const choose = (answer: (typeof answers)[number] | undefined) => {
    if (!answer) return;
    onChoose(fillAnswer(answer.texts, language, fields));
    setAdded((count) => count + 1);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setPlace((last) => Math.max(0, Math.min(found.length - 1, last + step)));
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onClose();
    else if (event.key === 'Enter') choose(found[place]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Sheet label={t('answers.title')} size="lg" onClose={onClose}>
      <div className={styles.picker}>
        <div className={styles.search}>
          <TextField
            ref={input}
            type="search"
            label={t('answers.search')}
            value={words}
            onChange={({ target }) => {
              setWords(target.value);
              setPlace(0);
            }}
            onKeyDown={handleKey}
          />
          <NativeSelect
            aria-label={t('answers.language')}
            value={language}
            options={languages.map((code) => ({ value: code, text: languageNames[code] }))}
            onChange={({ target }) => setLanguage(target.value as Language)}
          />
        </div>
        <MutedText role="status">
          {added > 0 ? t('answers.added', { count: added }) : t('answers.hint')}
        </MutedText>
        {isLoadingError && (
          <LoadError title={t('answers.failed')} retry={t('list.retry')} onRetry={refetch} />
        )}
        {isPending && <Skeleton lines={3} />}
        {!isPending && !isLoadingError && found.length === 0 && <MutedText>{t('answers.none')}</MutedText>}
        <ul className={styles.list}>
          {found.map((answer, index) => (
            <li key={answer.answerID}>
              <button
                type="button"
                className={styles.answer}
                data-current={index === place || undefined}
                onClick={() => choose(answer)}
              >
                <Text as="span" size="sm" weight="semibold">
                  {answer.name}
                </Text>
                <span lang={language} dir="auto" className={styles.words}>
                  {fillAnswer(answer.texts, language, fields)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
