import { type ReactNode, type Ref, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { MutedText, Text } from '../text/text.tsx';
import * as styles from './list-end.css.ts';
import { type GrowingList, useEndInView } from './use-end-in-view.ts';

export interface ListEndProps {
  readonly list: GrowingList;
  /** On the button that brings the next page. */
  readonly more: string;
  /** Said when it did not come; the button then tries again. */
  readonly failed: string;
  readonly retry?: string;
  /** Said below the last page; nothing where it goes without saying, as of a single one. */
  readonly end?: ReactNode;
  /** At the start of the line, or in the middle of a narrow column. */
  readonly align?: keyof typeof styles.end;
}

/** What stands below a list that grows page by page: a button, why the next page did not come, or that this was all. */
export function ListEnd(props: ListEndProps) {
  return <Foot {...props} />;
}

/** The same, and the next page comes by itself when the reader is near the end (SOC-02). */
export function ScrolledListEnd(props: ListEndProps) {
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
