import { useLabels } from '@wbn/cards/labels/use-labels.ts';

/** The day of a moment (ISO 8601), as the language writes it. */
export function useDayLabel(): (moment: string) => string {
  const { date } = useLabels();
  return (moment) => date(moment.slice(0, 10));
}
