import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/** Runs a mutation outside a component, such as the refresh of a token. Rejects with the error of its function. */
export function runMutation<Data, Variables>(
  client: QueryClient,
  mutation: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> {
  return client.getMutationCache().build(client, mutation).execute(variables);
}
