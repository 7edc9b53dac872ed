import type { NewDocument } from '@wbn/contract/verification/documents.ts';
import { type DocumentKind, documentKinds } from '@wbn/contract/verification/verification-values.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useDayTexts } from '@wbn/forms/use-day-texts.ts';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { DayPicker } from '@wbn/ui-kit/controls/days/day-picker.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';

/** What the form says of a document; empty texts are not filled in. */
export interface DocumentFacts {
  readonly kind: DocumentKind;
  readonly issuer: string;
  readonly number: string;
  readonly validUntil: string;
}

export const noFacts: DocumentFacts = { kind: 'trade-register', issuer: '', number: '', validUntil: '' };

/** Whether a certificate lacks its issuer or number. */
export function isIncomplete({ kind, issuer, number }: DocumentFacts): boolean {
  return kind === 'certificate' && !(issuer.trim() && number.trim());
}

/** The facts as they are sent. */
export function toBody({ kind, issuer, number, validUntil }: DocumentFacts): Omit<NewDocument, 'token'> {
  return { kind, ...(kind === 'certificate' && { issuer, number }), ...(validUntil && { validUntil }) };
}

interface DocumentFactsFieldsProps {
  readonly facts: DocumentFacts;
  readonly onChange: (facts: DocumentFacts) => void;
}

/** The fields for a document's kind, a certificate's issuer and number, and the end of its validity. */
export function DocumentFactsFields({ facts, onChange }: DocumentFactsFieldsProps) {
  const t = useText('verification-office');
  const ofVerification = useText('verification');
  const locale = useLocale();
  const dayTexts = useDayTexts();
  const line = (name: 'issuer' | 'number') => (
    <TextField
      label={t(name)}
      required
      value={facts[name]}
      maxLength={120}
      onChange={({ currentTarget }) => onChange({ ...facts, [name]: currentTarget.value })}
    />
  );
  return (
    <Columns minimum={220}>
      <Select
        label={t('kind')}
        value={facts.kind}
        options={documentKinds.map((value) => ({ value, text: ofVerification(`document.${value}`) }))}
        onChange={({ currentTarget }) =>
          onChange({
            ...facts,
            kind: documentKinds.find((one) => one === currentTarget.value) ?? facts.kind,
          })
        }
      />
      {facts.kind === 'certificate' && (
        <>
          {line('issuer')}
          {line('number')}
        </>
      )}
      <DayPicker
        label={t('validUntil')}
        hint={t('validUntilHint')}
        value={facts.validUntil}
        language={locale}
        texts={dayTexts}
        onChange={(validUntil) => onChange({ ...facts, validUntil })}
      />
    </Columns>
  );
}
