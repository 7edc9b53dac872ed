import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { type Identities, useIdentities } from '@wbn/cards/identities/use-identities.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { useState } from 'react';
import { UnlessSuspended } from '../safety/unless-suspended.tsx';
import * as styles from './post-box.css.ts';
import { moveDraft, type PostPlace, postDraftKey } from './post-draft.ts';
import { PostForm } from './post-form.tsx';

interface PostBoxProps {
  readonly api: ApiClient;
  /** Owner of the timeline to post on; absent: the author's own. */
  readonly on?: PostPlace;
}

/** Box for a new post, as oneself or as one's company (SOC-01). */
export function PostBox({ api, on }: PostBoxProps) {
  const identities = useIdentities(api);
  if (!identities) return <BoxLoading />;
  return (
    <UnlessSuspended>
      <BoxOf api={api} identities={identities} on={on} />
    </UnlessSuspended>
  );
}

interface BoxOfProps {
  readonly api: ApiClient;
  readonly identities: Identities;
  readonly on: PostPlace | undefined;
}

function BoxOf({ api, identities, on }: BoxOfProps) {
  const { acting, choose, all } = identities;
  const userID = all[0]?.authorID ?? '';
  /** Counts posts: as a React key it gives each post an empty box and each identity its draft. */
  const [boxes, setBoxes] = useState(1);
  const next = () => setBoxes((count) => count + 1);
  return (
    <PostForm
      key={`${acting.authorID} ${boxes}`}
      api={api}
      userID={userID}
      on={on}
      focused={boxes > 1}
      identities={{
        ...identities,
        choose: (identity) => {
          moveDraft(postDraftKey(userID, acting, on), postDraftKey(userID, identity, on));
          choose(identity);
          next();
        },
      }}
      onPosted={next}
    />
  );
}

function BoxLoading() {
  const t = useText('posts');
  return (
    <div className={styles.box} aria-busy="true">
      <VisuallyHidden role="status">{t('box.loading')}</VisuallyHidden>
      <Skeleton width="12rem" />
      <Skeleton shape="block" height="5rem" />
    </div>
  );
}
