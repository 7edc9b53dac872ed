import { type ReactNode, type Ref, useRef } from 'react';
import { Button } from '../controls/buttons/button.tsx';
import { MutedText, Text } from '../text/text.tsx';
import * as styles from './list-end.css.ts';
import { type PagedList, useEndInView } from './use-end-in-view.ts';

export interface ListEndProps {
  readonly list: PagedList;
  /** Label of the button that loads the next page. */
  readonly more: string;
  /** Shown when loading failed; the button then retries. */
  readonly failed: string;
  readonly retry?: string;
  /** Shown below the last page; absent where it is obvious, as in a list of one page. */
  readonly end?: ReactNode;
  /** Start of the line, or the middle of a narrow column. */
  readonly align?: keyof typeof styles.end;
}

/** The end of a list that loads page by page: a button, a loading error, or a note that the list is complete. */
export function ListEnd(props: ListEndProps) {
  return <Foot {...props} />;
}

/** A ListEnd that also loads the next page when the end scrolls into view (SOC-02). */
export function InfiniteListEnd(props: ListEndProps) {
  const place = useRef<HTMLDivElement>(null);
  useEndInView(place, props.list);
  return <Foot {...props} place={place} />;
}

function Foot({
  list,
  more,
  failed,
  retry = more,
  end,
  align = 'start',
  place,
}: ListEndProps & { readonly place?: Ref<HTMLDivElement> }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const hasFailed = isFetchNextPageError && !isFetchingNextPage;
  const isOver = !hasNextPage && Boolean(end);
  if (!hasNextPage && !isOver && !place) return null;
  return (
    <div ref={place} className={styles.end[align]}>
      {hasFailed && (
        <Text size="sm" role="alert">
          {failed}
        </Text>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          loading={isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {hasFailed ? retry : more}
        </Button>
      )}
      {isOver && <MutedText>{end}</MutedText>}
    </div>
  );
}
