import type { DeskCase, GivenDecision, OfferedDecision } from '@wbn/contract/desk/cases.ts';
import { fieldsIn } from '@wbn/contract/desk/fill-answer.ts';
import { formatDay } from '@wbn/edition/format.ts';
import type { Language } from '@wbn/edition/language.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { EditForm } from '@wbn/forms/edit/edit-form.tsx';
import { findProblems } from '@wbn/forms/edit/form-shape.ts';
import { useForm } from '@wbn/forms/edit/use-form.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { KeyHint } from '../keys/key-hint.tsx';
import { useKeys } from '../keys/keys.ts';
import { useDesk } from '../session/desk-context.ts';
import { AnswerPicker } from './answer-picker.tsx';
import { useKindTexts } from './case-texts.ts';
import { DecisionFields } from './decision-fields.tsx';
import * as styles from './decision-form.css.ts';
import {
  chosenMeasures,
  type DecisionValues,
  firstValues,
  measuresOf,
  placeFields,
  shapeOf,
  toGiven,
  toggleMeasure,
} from './decision-values.ts';
import { MailPreviews } from './mail-previews.tsx';

interface DecisionFormProps {
  readonly shown: DeskCase;
  readonly decision: OfferedDecision;
  /** How many cases are decided. */
  readonly count: number;
  readonly send: (given: GivenDecision, idempotencyKey: string) => Promise<void>;
  /** True where the failure is told already. */
  readonly explain: (error: unknown) => boolean;
  readonly onClose: () => void;
}

/** What a decision needs: its fields, measures that go with it, and the mails that people will read. */
export function DecisionForm({ shown, decision, count, send, explain, onClose }: DecisionFormProps) {
  const t = useText('desk-cases');
  const text = useKindTexts(shown.kind);
  const { staff } = useDesk();
  const place = useRef<HTMLDivElement>(null);
  const toast = useToast();
  const [isPicking, setPicking] = useState(false);
  /** Of the mail that goes out. */
  const [readerLanguage, setReaderLanguage] = useState<Language>();
  const measures = useMemo(() => measuresOf(shown, decision), [shown, decision]);
  const shape = useMemo(() => shapeOf(decision, measures), [decision, measures]);
  const first = useMemo(() => firstValues(decision, measures), [decision, measures]);
  const form = useForm<DecisionValues>({
    shape,
    draftKey: `desk-decision-${staff.staffID}-${shown.caseID}-${decision.name}`,
    snapshot: { values: first, version: shown.version },
    save: async (values, _base, key) => {
      await send(toGiven(decision, measures, values), key);
      return { values: first };
    },
    onSaved: () => undefined,
    onFailed: explain,
    failure: t('decide.failed'),
    labelOf: (control) => labelOf(control),
  });
  const { values } = form;
  const chosen = chosenMeasures(values);
  const fields = placeFields(decision, measures, chosen);
  const labelOf = (control: string): string => {
    const placed = placeFields(
      decision,
      measures,
      measures.map(({ name }) => name),
    ).find((one) => one.control === control);
    if (!placed) return control;
    const { label, name, of } = placed.field;
    const words = text('fields', label ?? name);
    return of === undefined ? words : t('decide.fieldOf', { field: words, of: text('values', of) });
  };
  const reply = fields.find(({ field }) => field.type === 'reply');
  const isTold = decision.isTold || measures.some(({ name, isTold: told }) => told && chosen.includes(name));
  const isComplete = Object.keys(findProblems(shape, values, first)).length === 0;

  useLayoutEffect(() => {
    const box = place.current;
    const required = box?.querySelectorAll<HTMLInputElement>(
      ':is(textarea, input:not([type="checkbox"]), select):is([required], [aria-required="true"])',
    );
    const wanted = [...(required ?? [])].find(({ value }) => value === '');
    (wanted ?? box)?.focus({ preventScroll: true });
  }, []);
  const toggle = (name: string) => form.set((last) => toggleMeasure(last, name));
  const replyText = reply ? (values[reply.control] ?? '') : '';
  const decide = () => {
    const missing = fieldsIn(replyText);
    if (missing.length > 0) toast(t('answers.missing', { fields: missing.join(', ') }), 'danger');
    else void form.save();
  };
  useKeys([
    ...measures.map(({ name, key }) => ({ key, label: text('decisions', name), run: () => toggle(name) })),
    ...(reply ? [{ key: '/', label: t('keys.answers'), run: () => setPicking(true) }] : []),
    { key: 'Enter', label: t('keys.decide'), run: decide },
    { key: 'Escape', label: t('keys.close'), run: onClose },
  ]);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) decide();
    // The first key out of a field leaves the field, so that bare keys work; the next one closes the form.
    else if (event.key === 'Escape' && target.closest('input, textarea, select')) place.current?.focus();
    else if (
      event.key === '/' &&
      target.dataset.reply !== undefined &&
      (target as HTMLTextAreaElement).value === ''
    )
      setPicking(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { about } = shown;
  const until = fields.find(({ control, field }) => field.type === 'until' && values[control]);
  const answerFields = {
    ...(about && { [about.type === 'user' ? 'name' : 'company']: about.name }),
    ...(until && { until: formatDay(readerLanguage ?? 'en', values[until.control] ?? '') }),
  };
  const insert = (answer: string) => {
    if (!reply) return;
    const written = replyText.trimEnd();
    form.set({ [reply.control]: written ? `${written}\n\n${answer}` : answer });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the fields in it
    <div ref={place} tabIndex={-1} onKeyDown={handleKey} className={styles.box}>
      <EditForm
        form={form}
        label={text('decisions', decision.name)}
        onSubmit={decide}
        buttons={
          <Inline space="xs">
            <Button variant="quiet" size="sm" onClick={onClose}>
              {t('cancel')} <KeyHint of="Escape" />
            </Button>
            <Button
              type="submit"
              size="sm"
              variant={decision.isHarsh ? 'danger' : 'primary'}
              loading={form.saving}
              aria-keyshortcuts="Control+Enter"
            >
              {count > 1
                ? t('decide.submitSeveral', { name: text('decisions', decision.name), count })
                : text('decisions', decision.name)}{' '}
              <KeyHint of="Ctrl ↵" />
            </Button>
          </Inline>
        }
        className={styles.form}
      >
        <DecisionFields
          form={form}
          kind={shown.kind}
          fields={fields}
          blocks={shown.blocks}
          onPick={() => setPicking(true)}
        />
        {measures.length > 0 && (
          <fieldset className={styles.measures}>
            <legend className={styles.legend}>{t('decide.measures')}</legend>
            {measures.map(({ name, key, isHarsh }) => (
              <Button
                key={name}
                size="sm"
                variant={isHarsh && chosen.includes(name) ? 'danger' : 'secondary'}
                aria-pressed={chosen.includes(name)}
                aria-keyshortcuts={key}
                onClick={() => toggle(name)}
              >
                {chosen.includes(name) && '✓ '}
                {text('decisions', name)} <KeyHint of={key} />
              </Button>
            ))}
          </fieldset>
        )}
        {isTold && (
          <MailPreviews
            caseID={shown.caseID}
            given={isComplete ? toGiven(decision, measures, values) : undefined}
            isOneOfSeveral={count > 1}
            onLanguage={setReaderLanguage}
          />
        )}
      </EditForm>
      {isPicking && (
        <AnswerPicker
          kind={shown.kind}
          fields={answerFields}
          language={readerLanguage}
          onChoose={insert}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
