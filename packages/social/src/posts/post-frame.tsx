import { profilePath } from '@wbn/cards/author/author-path.ts';
import { AuthorPhoto } from '@wbn/cards/author/author-photo.tsx';
import { businessPath, productPath } from '@wbn/cards/business/business-path.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import type { LinkCard as LinkCardData, Post } from '@wbn/contract/social/posts.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { WhenInView } from '@wbn/ui-kit/layout/when-in-view.tsx';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import type { CSSProperties, ReactNode } from 'react';
import { AuthorLink } from '../author/author-link.tsx';
import { groupPath } from '../groups/group-path.ts';
import { LazyPrivatePhoto } from '../groups/lazy-private-photo.tsx';
import * as styles from './post-frame.css.ts';
import { postPath } from './post-path.ts';

interface PostFrameProps {
  readonly post: Post;
  /** The text, or the form that edits it. */
  readonly text: ReactNode;
  /** Says that the post was edited; for members a button to its history. */
  readonly edited?: ReactNode;
  readonly menu?: ReactNode;
  /** Loads the picture eagerly: for the first post of a page. */
  readonly priority?: boolean;
  /** On the page of its group, whose name is not repeated. */
  readonly inGroup?: boolean;
  readonly children?: ReactNode;
}

/** The frame of a post, for visitors and members alike (SOC-08 to SOC-12). */
export function PostFrame(props: PostFrameProps) {
  const { post, text, edited, menu, priority = false, inGroup = false, children } = props;
  const t = useText('posts');
  const path = usePath();
  const { card, author, groupName } = post;
  return (
    <article
      className={styles.post}
      aria-label={t('postOf', { name: author.name })}
      tabIndex={-1}
      data-post={post.postID}
    >
      <header className={styles.header}>
        <AuthorPhoto author={author} size="lg" />
        <div className={styles.words}>
          <div className={styles.name}>
            <AuthorLink author={author} />
          </div>
          {author.about && (
            <Text size="sm" tone="muted" clamp={1} {...foreignText(author.about)}>
              {author.about}
            </Text>
          )}
          <div className={styles.facts}>
            <TextLink to={path(postPath(post.postID))} tone="muted">
              <TimeAgo at={post.createdAt} />
            </TextLink>
            {edited && <span>{edited}</span>}
            {groupName && !inGroup && (
              <TextLink to={path(groupPath({ groupID: post.timelineID, name: groupName }))} tone="muted">
                {t('inGroup', { name: groupName })}
              </TextLink>
            )}
          </div>
        </div>
        {menu && <div className={styles.menu}>{menu}</div>}
      </header>
      {text}
      <PostPicture post={post} priority={priority} />
      {card && <LinkCard card={card} />}
      {children}
    </article>
  );
}

/** Narrowest and widest aspect ratio that is shown whole; others are cropped. */
const narrowest = 3 / 4;
const widest = 2;
/** Pixels: posts are 466 wide, on screens of up to 2x. */
const privateWidth = 932;

/** The picture of a post in a box of its aspect ratio. */
function PostPicture({ post, priority }: { readonly post: Post; readonly priority: boolean }) {
  const t = useText('posts');
  const { picture, privatePicture, pictureAlt, postID, timelineID, author } = post;
  const { width = 4, height = 3 } = picture ?? privatePicture ?? {};
  if (!picture && !privatePicture) return null;
  const ratio = Math.min(widest, Math.max(narrowest, width / height));
  const shape = { alt: pictureAlt ?? t('pictureBy', { name: author.name }), fallbackName: author.name };
  return (
    <div className={styles.frame} style={{ [styles.ratio]: ratio } as CSSProperties}>
      {picture ? (
        <Photo
          src={picture.url}
          versions={picture.versions}
          sizes="(min-width: 532px) 466px, calc(100vw - 4rem)"
          priority={priority}
          {...shape}
        />
      ) : (
        <WhenInView>
          <LazyPrivatePhoto
            asked={{ groupID: timelineID, postID, width: privateWidth }}
            loading={<Skeleton height="100%" />}
            {...shape}
          />
        </WhenInView>
      )}
    </div>
  );
}

/** The company, product, person or post on WBN that a post links to. */
function LinkCard({ card }: { readonly card: LinkCardData }) {
  const t = useText('posts');
  const path = usePath();
  const { resourceType, name, about, photo } = card;
  return (
    <Anchor to={path(cardPath(card))} className={styles.card}>
      <span className={styles.photo}>
        <Photo
          src={photo?.url}
          versions={photo?.versions}
          sizes="3.5rem"
          alt=""
          ratio="1:1"
          shape={resourceType === 'user' ? 'round' : 'rounded'}
          fallbackName={name}
        />
      </span>
      <span className={styles.linkCardWords}>
        <MutedText as="div">{t(`cardOf.${resourceType}`)}</MutedText>
        <Text as="div" weight="semibold" clamp={2} {...foreignText(name)}>
          {name}
        </Text>
        {about && (
          <Text as="div" size="sm" tone="muted" clamp={1} {...foreignText(about)}>
            {about}
          </Text>
        )}
      </span>
    </Anchor>
  );
}

/** Returns the path of a card; `about` of a product is the name of its company. */
function cardPath({ resourceID, resourceType, name, about = '' }: LinkCardData): string {
  if (resourceType === 'business')
    return businessPath({ businessID: resourceID, general: { companyName: name } });
  if (resourceType === 'product')
    return productPath({ productID: resourceID, name, businessProfile: { general: { companyName: about } } });
  return resourceType === 'user' ? profilePath(resourceID) : postPath(resourceID);
}
