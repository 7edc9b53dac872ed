import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import type { CaseBlock, DecisionField } from '@wbn/contract/desk/cases.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import type { Form } from '@wbn/forms/edit/use-form.ts';
import { useDayTexts } from '@wbn/forms/use-day-texts.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { DayPicker } from '@wbn/ui-kit/controls/days/day-picker.tsx';
import { KeyHint } from '../keys/key-hint.tsx';
import { useKindTexts } from './case-texts.ts';
import * as styles from './decision-fields.css.ts';
import type { DecisionValues, PlacedField } from './decision-values.ts';

interface DecisionFieldsProps {
  readonly form: Form<DecisionValues>;
  readonly kind: CaseKind;
  readonly fields: readonly PlacedField[];
  /** Where the documents are that a field may name. */
  readonly blocks: readonly CaseBlock[];
  /** Opens the saved answers. */
  readonly onPick: () => void;
}

/** Characters up to which a text has one line. */
const oneLine = 200;

/** The controls of a decision, made from what the API says of its fields. */
export function DecisionFields(props: DecisionFieldsProps) {
  const { form, fields } = props;
  if (fields.length === 0) return null;
  return (
    <div className={styles.fields}>
      {fields.map(({ control, field }) => (
        <div
          key={control}
          className={field.type === 'reply' || field.type === 'note' ? styles.wide : undefined}
        >
          <Control {...props} form={form} control={control} field={field} />
        </div>
      ))}
    </div>
  );
}

function Control({ form, kind, control, field, blocks, onPick }: DecisionFieldsProps & PlacedField) {
  const t = useText('desk-cases');
  const text = useKindTexts(kind);
  const locale = useLocale();
  const dayTexts = useDayTexts();
  const { area, line, picker, wire } = useFields(form, { lineLimit: oneLine });
  const required = field.isRequired;
  switch (field.type) {
    case 'until':
    case 'day':
      return (
        <DayPicker
          {...wire(control)}
          required={required}
          value={form.values[control] ?? ''}
          onChange={(value) => form.set({ [control]: value })}
          language={locale}
          texts={dayTexts}
          years={yearsOf(field)}
        />
      );
    case 'choice':
      return picker(control, {
        required,
        list: (field.choices ?? []).map((value) => ({
          value,
          text: choiceText(text, field, value),
        })),
      });
    case 'document': {
      const documents = blocks.flatMap((block) => (block.block === 'documents' ? block.documents : []));
      return picker(control, {
        required,
        list: documents.map(({ documentID, name }) => ({ value: documentID, text: name })),
      });
    }
    case 'reply':
      return (
        <>
          {area(control, {
            required,
            rows: 5,
            limit: field.length ?? 2_000,
            hint: t('decide.replyHint'),
            ...({ 'data-reply': '' } as object),
          })}
          <Button variant="quiet" size="sm" aria-keyshortcuts="/" onClick={onPick}>
            {t('answers.open')} <KeyHint of="/" />
          </Button>
        </>
      );
    case 'note':
      return area(control, {
        required,
        rows: 2,
        limit: field.length ?? 1_000,
        hint: t('decide.noteHint'),
      });
    case 'text':
      return (field.length ?? oneLine) > oneLine
        ? area(control, { required, rows: 3, limit: field.length ?? 2_000 })
        : line(control, { required, maxLength: field.length ?? oneLine });
  }
}

/** The text of a choice, shared by fields that differ behind a dot; a name of people stands for itself. */
function choiceText(text: ReturnType<typeof useKindTexts>, { name }: DecisionField, value: string): string {
  const key = `${name.split('.')[0]}.${value}`;
  const found = text('choices', key);
  return found === key ? value : found;
}

/** Ends are in this year or the next ten; other days may lie back. */
function yearsOf({ type }: DecisionField): readonly [number, number] {
  const year = new Date().getFullYear();
  return type === 'until' ? [year, year + 10] : [year - 20, year + 10];
}
