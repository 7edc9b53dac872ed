import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { memberQueryClient } from './member-query-client.ts';
import { useSession } from './use-session.ts';

/** Provides the members' query cache to its children and remounts them when another person signs in. */
export function MemberQueries({ children }: { readonly children: ReactNode }) {
  const { userID } = useSession();
  return (
    <QueryClientProvider key={userID} client={memberQueryClient()}>
      {children}
    </QueryClientProvider>
  );
}
