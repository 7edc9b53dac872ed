import type { Space } from '@wbn/ui-kit/theme/space.css.ts';
import { collectCss } from './collect-css.ts';

// The order of imports is the order of rules; later ones win.
const { loaded, css } = await collectCss(async () => {
  await import('@wbn/ui-kit/theme/global.css.ts');
  return {
    space: await import('@wbn/ui-kit/theme/space.css.ts'),
    stack: await import('@wbn/ui-kit/layout/stack.css.ts'),
    inline: await import('@wbn/ui-kit/layout/inline.css.ts'),
    surface: await import('@wbn/ui-kit/layout/surface.css.ts'),
    disclosure: await import('@wbn/ui-kit/layout/disclosure.css.ts'),
    text: await import('@wbn/ui-kit/text/text.css.ts'),
    heading: await import('@wbn/ui-kit/text/heading.css.ts'),
    link: await import('@wbn/ui-kit/text/text-link.css.ts'),
    badge: await import('@wbn/ui-kit/text/badge.css.ts'),
    notice: await import('@wbn/ui-kit/text/notice.css.ts'),
    button: await import('@wbn/ui-kit/controls/buttons/button-class.ts'),
    control: await import('@wbn/ui-kit/controls/fields/control.css.ts'),
    field: await import('@wbn/ui-kit/controls/fields/field.css.ts'),
    checkbox: await import('@wbn/ui-kit/controls/choices/checkbox.css.ts'),
    progress: await import('@wbn/ui-kit/controls/uploads/progress.css.ts'),
    page: await import('./page.css.ts'),
  };
});

const { space, stack, inline, surface, text, heading, link, badge, notice, button, control } = loaded;

interface TextLook {
  readonly size?: keyof typeof text.size;
  readonly tone?: keyof typeof text.tone;
  readonly weight?: keyof typeof text.weight;
}

/** All CSS of the account pages; font addresses still point to ui-kit's files. */
export const pageCss = css;

/** Class names for pages: ui-kit's parts by component name, and the layout of `page.css.ts`. */
export const looks = {
  page: loaded.page,
  field: loaded.field,
  checkbox: loaded.checkbox,
  progress: loaded.progress,
  disclosure: loaded.disclosure,
  button: button.buttonClass,
  control: `${control.control} ${control.size.md}`,
  surface: `${surface.surface} ${surface.padding.lg}`,
  stack: (gap: Space) => `${stack.stack} ${space.gap[gap]}`,
  inline: (gap: Space, justify: keyof typeof inline.justify = 'start') =>
    `${inline.inline} ${inline.wrap} ${inline.align.center} ${inline.justify[justify]} ${space.gap[gap]}`,
  text: ({ size = 'md', tone = 'default', weight }: TextLook) =>
    [text.size[size], text.tone[tone], weight && text.weight[weight]].filter(Boolean).join(' '),
  heading: (size: keyof typeof heading.size) => `${heading.heading} ${heading.size[size]}`,
  link: (tone: keyof typeof link.tone = 'brand') => `${link.link} ${link.tone[tone]}`,
  badge: (tone: keyof typeof badge.tone) => `${badge.badge} ${badge.tone[tone]}`,
  notice: (tone: keyof typeof notice.tone) => `${notice.notice} ${notice.tone[tone]}`,
  noticeList: notice.list,
  noticeLink: notice.link,
};
