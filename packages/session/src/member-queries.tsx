import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { memberQueryClient } from './member-query-client.ts';
import { useSession } from './use-session.ts';

/** Around every part of a page that reads or writes for whoever is signed in; another person's begins anew. */
export function MemberQueries({ children }: { readonly children: ReactNode }) {
  const { userID } = useSession();
  return (
    <QueryClientProvider key={userID} client={memberQueryClient()}>
      {children}
    </QueryClientProvider>
  );
}
