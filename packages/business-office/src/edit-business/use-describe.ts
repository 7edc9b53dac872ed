import type { NumberRange } from '@wbn/cards/labels/range-label.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { BusinessField } from '@wbn/contract/business/saved-business.ts';
import type { Values } from '@wbn/contract/shared/merge-values.ts';
import { useText } from '@wbn/edition/use-text.ts';
import type { Describe } from '@wbn/forms/edit/conflict-panel.tsx';
import type { TypedPhone } from '@wbn/forms/phone-fields.tsx';
import type { TypedRange } from '@wbn/ui-kit/controls/fields/number-range.tsx';
import type { CertificateValue } from './certificates-part.ts';
import { toNumber } from './field-values.ts';
import type { TypedCapacity } from './general-tab.tsx';
import { readRevenueKey } from './revenue-ranges.ts';
import type { OptionsByField } from './use-part.ts';
import type { TypedVideo } from './video-field.tsx';

/** Returns the function that shows a field's value in the conflict panel. */
export function useDescribe(options: OptionsByField): Describe<Values> {
  const t = useText('edit-business');
  const words = useText('forms');
  const labels = useLabels();
  const nameOf = (field: string, code: string) =>
    options[field as BusinessField | 'period']?.find(({ value }) => value === code)?.text ?? code;
  const lines = (...texts: readonly (string | undefined | false)[]) => texts.filter(Boolean).join('\n');

  // Unreadable numbers are shown as typed.
  const rangeOf = (typed: TypedRange, say: (range: NumberRange) => string | undefined) => {
    const { min, max } = typed;
    const range = { min: toNumber(min), max: toNumber(max) };
    const isReadable = !Number.isNaN(range.min) && !Number.isNaN(range.max);
    return isReadable ? say(range) : [min, max].filter(Boolean).join(' - ');
  };
  const capacity = (value: TypedCapacity) =>
    [
      rangeOf(value, labels.amount),
      value.unit,
      value.period && t('perPeriod', { period: nameOf('period', value.period) }),
    ]
      .filter(Boolean)
      .join(' ');
  const certificate = ({ name, issueDate, expireDate, photo, removed }: CertificateValue) =>
    removed
      ? words('conflict.removed')
      : lines(
          name,
          issueDate && t('certificate.issued', { date: labels.date(issueDate) }),
          expireDate && t('certificate.expires', { date: labels.date(expireDate) }),
          photo !== null && t('certificate.withPhoto'),
        );

  const describe = (name: string, value: unknown): string | undefined => {
    if (name === 'totalAnnualRevenue') return labels.usDollars(readRevenueKey(String(value)));
    if (typeof value === 'string') return nameOf(name, value);
    if (Array.isArray(value)) return value.map((code) => nameOf(name, String(code))).join(', ');
    if (name === 'productionCapacity') return capacity(value as TypedCapacity);
    if (name === 'video') return (value as TypedVideo).file ?? (value as TypedVideo).url;
    if (name === 'phone' || name === 'mobilePhone') {
      const { dialCode, number } = value as TypedPhone;
      return `${dialCode} ${number}`.trim();
    }
    if (typeof value === 'object' && value !== null && 'issueDate' in value)
      return certificate(value as CertificateValue);
    return rangeOf(value as TypedRange, labels.people);
  };
  return (name, values) => describe(name, values[name]);
}
