import { useText } from '@wbn/edition/use-text.ts';
import type { DayPickerTexts } from '@wbn/ui-kit/controls/days/day-picker.tsx';

/** The texts of a day picker in the person's language. */
export function useDayTexts(): DayPickerTexts {
  const t = useText('forms');
  return {
    choose: t('day.choose'),
    letters: { day: t('day.letters.day'), month: t('day.letters.month'), year: t('day.letters.year') },
    wrong: (pattern, example) => t('day.wrong', { pattern, example }),
    month: t('day.month'),
    year: t('day.year'),
    previous: t('day.previous'),
    next: t('day.next'),
  };
}
