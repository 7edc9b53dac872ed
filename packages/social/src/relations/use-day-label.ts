import { useLabels } from '@wbn/cards/labels/use-labels.ts';

/** Returns the function that formats the date of a moment (ISO 8601) in the page's language. */
export function useDayLabel(): (moment: string) => string {
  const { date } = useLabels();
  return (moment) => date(moment.slice(0, 10));
}
