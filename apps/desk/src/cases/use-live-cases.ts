import { useQueryClient } from '@tanstack/react-query';
import { useDeskEvents } from '../live/use-desk-events.ts';
import { refreshCases } from './cases.query.ts';

/** Reads lists and the open case again when any colleague changes a case: within a second. */
export function useLiveCases(): void {
  const client = useQueryClient();
  useDeskEvents(({ caseID }) => void refreshCases(client, caseID));
}
