import { Fragment } from 'react';
import { Helmet } from 'react-helmet-async';
import { company } from '../content/company';
import type { SiteSettings } from '../data';
import { scriptJson } from '../scriptJson';
import { useSettings } from '../settings';
import { shareImage } from './shareImage';
import {
  absoluteUrl,
  breadcrumbs,
  officeData,
  organization,
  type Step,
  type StructuredData,
} from './structuredData';

/** In a browser React itself keeps these elements in `<head>`: Helmet would hand them on as they are. */
const Head = import.meta.env.SSR ? Helmet : Fragment;

interface SeoProps {
  /** Without the site's name, which is put after it. */
  title: string;
  description: string;
  /** The page's canonical path, with the query parameters that belong to it. */
  path: string;
  /** A path or an address, of any size; by default the page's drawing of 1200 by 630 pixels. */
  image?: string | undefined;
  keywords?: readonly string[];
  /** For a post: when it was published and changed, yyyy-mm-dd, by whom and in which category. */
  article?: { published: string; modified: string; author: string; section: string };
  /** The way here from the home page, this page last. */
  trail?: readonly Step[];
  /** Whether search engines are told of each office, too. */
  offices?: boolean;
  /** What else search engines may know beside the company. */
  jsonLd?: readonly StructuredData[];
  /** For pages that no search engine should list. */
  noindex?: boolean;
}

/** A page's title, description and everything else that only machines read. */
export function Seo(props: SeoProps) {
  const { title, description, path, image, article, noindex = false } = props;
  const { keywords = company.keywords } = props;
  const settings = useSettings();
  const url = absoluteUrl(settings, path);
  const picture = absoluteUrl(settings, image ?? shareImage(noindex ? '/' : path));
  const fullTitle = `${title} | ${company.name}`;
  return (
    <>
      <Head>
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        <meta name="keywords" content={keywords.join(', ')} />
        {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
        <meta property="og:site_name" content={company.name} />
        <meta property="og:locale" content="en_AU" />
        <meta property="og:type" content={article ? 'article' : 'website'} />
        <meta property="og:title" content={fullTitle} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
        <meta property="og:image" content={picture} />
        {!image && <meta property="og:image:width" content="1200" />}
        {!image && <meta property="og:image:height" content="630" />}
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:image" content={picture} />
        {article && <meta property="article:published_time" content={article.published} />}
        {article && <meta property="article:modified_time" content={article.modified} />}
        {article && <meta property="article:author" content={article.author} />}
        {article && <meta property="article:section" content={article.section} />}
      </Head>
      <script
        type="application/ld+json"
        // Search engines read the server's, which stays as it is.
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson leaves no `<` in it.
        dangerouslySetInnerHTML={{
          __html: import.meta.env.SSR ? scriptJson(graph(props, settings)) : '{}',
        }}
      />
    </>
  );
}

function graph({ trail, offices, jsonLd = [] }: SeoProps, settings: SiteSettings) {
  const things = [organization(settings), ...(offices ? officeData(settings) : []), ...jsonLd];
  if (trail) things.push(breadcrumbs(settings, trail));
  return { '@context': 'https://schema.org', '@graph': things };
}
