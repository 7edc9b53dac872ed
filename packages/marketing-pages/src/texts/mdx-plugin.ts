import mdx from '@mdx-js/rollup';
import extractToc from '@stefanprobst/rehype-extract-toc';
import exportToc from '@stefanprobst/rehype-extract-toc/mdx';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';

/**
 * Returns the Vite plugin that compiles a text to a module with component, `frontmatter` and `tableOfContents`.
 * Shared by site, Storybook and tests.
 */
export function mdxPlugin() {
  return {
    enforce: 'pre' as const,
    ...mdx({
      include: /\/texts\/.*\.mdx$/,
      remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
      rehypePlugins: [rehypeSlug, extractToc, exportToc],
    }),
  };
}
