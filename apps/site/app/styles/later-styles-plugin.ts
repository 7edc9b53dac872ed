import type { Plugin } from 'vite';

/** Condition that holds nowhere: it marks rules in the build until `splitStyles` takes them out. */
const mark = '@supports (wbn:later)';

/**
 * Rooms whose styles no page needs that visitors often open: members' own, and pages that are seldom visited (`seldom` in the route
 * records). What the server draws for visitors must not be among them; `first-load.journey` says so.
 */
const later = [
  ...within('packages', ['business-office', 'forms', 'membership', 'messaging', 'verification']),
  ...within('packages/social/src', [
    'own-profile',
    'edit-profile',
    'notifications',
    'favorites',
    'safety',
    'newsfeed',
    'connections',
    'reactions',
    'relations',
    'post-box',
    'timeline/timeline',
    'posts/edit-post-form',
    'posts/post-history',
    'posts/post-list',
    'posts/post-page',
    'comments/comment-box',
    'mentions/mention-text-area',
  ]),
  'packages/search/src/saved-searches',
  // What opens over a page, with code that comes then.
  'packages/search/src/industry-sidebar/fly-out',
  ...within('packages/search/src/search-bar', ['suggestions', 'country-picker']),
  'packages/business/src/product-page/photo-viewer',
  'packages/business/src/compare-page',
  'packages/business/src/verification-page',
  'packages/marketing-pages/src/need-help',
  ...within('packages/ui-kit/src', [
    'controls/chips-select',
    'controls/day-picker',
    'controls/file-upload',
    'controls/form',
    'controls/progress',
    'controls/text-area',
    'pictures/picture-cropper',
  ]),
  'apps/site/app/viewer/own-page',
];

function within(folder: string, rooms: readonly string[]): string[] {
  return rooms.map((room) => `${folder}/${room}`);
}

/** Marks what belongs in the second stylesheet. */
export function laterStylesPlugin(): Plugin {
  return {
    name: 'later-styles',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      const isLater = later.some((room) => file.includes(`/${room}/`) || file.includes(`/${room}.css`));
      return isLater && isStyles(id) ? { code: `${mark}{${code}}`, map: null } : undefined;
    },
  };
}

/** A module of vanilla-extract is TypeScript; what it makes is a stylesheet with an ending of its own. */
function isStyles(id: string): boolean {
  return /\.vanilla\.css(?:\?|$)/.test(id);
}

/** Parts a built stylesheet in what every page loads and what comes later. */
export function splitStyles(css: string): { readonly first: string; readonly later: string } {
  const marked = new RegExp(
    `${mark.replaceAll(/[()]/g, '\\$&').replaceAll(' ', '\\s*').replace(':', '\\s*:\\s*')}\\s*\\{`,
    'g',
  );
  let first = '';
  let later = '';
  let from = 0;
  for (let match = marked.exec(css); match; match = marked.exec(css)) {
    const end = closingBrace(css, marked.lastIndex);
    first += css.slice(from, match.index);
    later += css.slice(marked.lastIndex, end);
    from = end + 1;
    marked.lastIndex = from;
  }
  return { first: first + css.slice(from), later };
}

/** Where the block ends whose inside begins at `from`; our styles hold no brace within a string. */
function closingBrace(css: string, from: number): number {
  let depth = 1;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('A marked block of the stylesheet does not end');
}
