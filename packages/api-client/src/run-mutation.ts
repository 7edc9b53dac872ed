import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/** Runs a write outside a component, such as the refresh of a token. Rejects with what its function rejects with. */
export function runMutation<Data, Variables>(
  client: QueryClient,
  mutation: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> {
  return client.getMutationCache().build(client, mutation).execute(variables);
}
