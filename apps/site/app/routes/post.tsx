import { callQuery } from '@wbn/api-client/call-query.ts';
import { authorPath } from '@wbn/cards/author/author-path.ts';
import { lastId } from '@wbn/cards/business/business-path.ts';
import { cutText, metaLimit } from '@wbn/cards/labels/preview-text.ts';
import { loadPostPage } from '@wbn/contract/pages/pages.ts';
import { commentsJsonLd } from '@wbn/social/comments/comments-json-ld.ts';
import { headlineOf, postJsonLd } from '@wbn/social/posts/post-json-ld.ts';
import { postPath } from '@wbn/social/posts/post-path.ts';
import { VisitorPostPage } from '@wbn/social/posts/visitor-post-page.tsx';
import { type LoaderFunctionArgs, useLoaderData, useParams, useRouteError } from 'react-router-dom';
import { apiContext } from '../context.ts';
import { redirectToCanonicalSlug } from '../data/canonical-slug.server.ts';
import { loadOrFail, throwNotFound } from '../data/load-or-fail.server.ts';
import { addAuthorKeys, addCommentKeys } from '../data/posts.server.ts';
import { translator } from '../i18n/translator.server.ts';
import { ErrorPage } from '../layout/error-page.tsx';
import { errorKind } from '../seo/error-kind.ts';
import { homeAddress, jsonLd } from '../seo/json-ld.server.ts';
import { headMeta } from '../seo/page-meta.ts';
import { ForMembers, MemberPost, OwnPost } from '../viewer/for-members.tsx';
import { OwnPage } from '../viewer/own-page.tsx';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const postID = lastId(params.id ?? '') ?? throwNotFound();
  const page = await loadOrFail(callQuery(context.get(apiContext), loadPostPage, { params: { id: postID } }));
  const { post, authorCountry, talk } = page;
  const { author, content, picture } = post;
  addAuthorKeys(context, [post]);
  addCommentKeys(context, talk);
  const path = postPath(postID);
  redirectToCanonicalSlug(context, url, path);

  const { addressOf, ...home } = homeAddress(context, path, authorCountry);
  const addresses = { url: addressOf(path), authorUrl: addressOf(authorPath(author)) };
  const comments = commentsJsonLd(talk, { url: addresses.url, addressOf });
  const { t } = translator(context, 'posts');
  const head = {
    title: t('page.title', { name: author.name, text: headlineOf(content) }),
    description: cutText(content, metaLimit),
    path,
    ...home,
    alternates: 'site' as const,
    image: (picture ?? author.photo)?.url,
    type: 'article' as const,
    jsonLd: jsonLd(context, { ...postJsonLd(post, addresses), ...comments }),
  };
  return { head, post, talk };
}

export const meta = headMeta;

/** A single post, at the address that is shared. */
export default function Post() {
  const { post, talk } = useLoaderData<typeof loader>();
  const visitors = <VisitorPostPage post={post} talk={talk} />;
  return (
    <ForMembers visitors={visitors}>
      <MemberPost key={post.postID} postID={post.postID} visitors={visitors} />
    </ForMembers>
  );
}

/** A missing post; members of a private group see its posts. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { id = '' } = useParams();
  const page = <ErrorPage error={error} />;
  if (errorKind(error) !== 'missing') return page;
  return (
    <OwnPage id={lastId(id)} part={OwnPost} missing={page}>
      {() => null}
    </OwnPage>
  );
}
