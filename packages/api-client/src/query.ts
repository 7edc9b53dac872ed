/**
 * How a piece of data is read: who it is, how to get it, how long it stays fresh (milliseconds).
 * The shape is that of TanStack Query's `queryOptions`, so that a page which later needs a cache in the
 * browser can hand the same object to it; public pages only await `queryFn` in their loader.
 */
export interface Query<Reply> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: () => Promise<Reply>;
  readonly staleTime: number;
}
