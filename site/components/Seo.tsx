import { Fragment } from 'react';
import { Helmet } from 'react-helmet-async';
import type { Firm } from '../../shared/publicFirm';
import type { SiteSettings } from '../data';
import { useFirm, useFirmText } from '../firm';
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

/** In browsers React itself hoists these elements into `<head>`. */
const Head = import.meta.env.SSR ? Helmet : Fragment;

interface SeoProps {
  /** Without the site's name, which is appended. */
  title: string;
  description: string;
  /** The page's canonical path, with the query parameters that belong to it. */
  path: string;
  /** A path or an address, of any size; default: the page's 1200 by 630 drawing. */
  image?: string | undefined;
  keywords?: readonly string[];
  /** For a post: dates of publication and change (yyyy-mm-dd), author and category. */
  article?: { published: string; modified: string; author: string; section: string };
  /** The path from the home page, this page last. */
  trail?: readonly Step[];
  offices?: boolean;
  /** Further structured data besides the company. */
  jsonLd?: readonly StructuredData[];
  /** Keeps search engines from listing the page. */
  noindex?: boolean;
}

/** A page's title, description and other metadata. */
export function Seo(props: SeoProps) {
  const { title, path, image, article, noindex = false } = props;
  const firm = useFirm();
  const filled = useFirmText();
  const description = filled(props.description);
  const { company } = firm;
  const keywords = filled(props.keywords?.join(', ') ?? company.keywords);
  const settings = useSettings();
  const url = absoluteUrl(settings, path);
  const picture = absoluteUrl(settings, image ?? shareImage(noindex ? '/' : path));
  const fullTitle = `${filled(title)} | ${company.name}`;
  return (
    <>
      <Head>
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        <meta name="keywords" content={keywords} />
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
        // Search engines read the server's version, which stays as it is.
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson leaves no `<` in it.
        dangerouslySetInnerHTML={{
          __html: import.meta.env.SSR ? scriptJson(graph(props, settings, firm)) : '{}',
        }}
      />
    </>
  );
}

function graph({ trail, offices, jsonLd = [] }: SeoProps, settings: SiteSettings, firm: Firm) {
  const things = [
    organization(settings, firm),
    ...(offices ? officeData(settings, firm) : []),
    ...jsonLd,
  ];
  if (trail) things.push(breadcrumbs(settings, trail));
  return { '@context': 'https://schema.org', '@graph': things };
}
