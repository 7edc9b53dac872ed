import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { formatPercent } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';

/** Minutes of a working day. */
const workingDay = 9 * 60;

/** How a company answers inquiries: 'Answers 94% of inquiries, usually within 3 hours'. */
export function AnswersLine({ answers }: { readonly answers: NonNullable<BusinessProfile['answers']> }) {
  const t = useText('cards');
  const { rate: percent, medianMinutes } = answers;
  const rate = formatPercent(useLocale(), percent / 100);
  const line =
    medianMinutes === undefined
      ? t('answers.rate', { rate })
      : medianMinutes < workingDay
        ? t('answers.hours', { rate, count: Math.max(1, Math.ceil(medianMinutes / 60)) })
        : t('answers.days', { rate, count: Math.ceil(medianMinutes / workingDay) });
  return <MutedText title={t('answers.explain')}>{line}</MutedText>;
}
