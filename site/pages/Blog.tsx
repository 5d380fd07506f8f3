import './Blog.css';
import { readListing } from '../components/blog/blogListing';
import { NotFoundNotice } from '../components/NotFound';
import { Pagination } from '../components/Pagination';
import { PostCard } from '../components/PostCard';
import { Seo } from '../components/Seo';
import { UpcomingCard } from '../components/UpcomingCard';
import { blogPage, blogSeo } from '../content/blogPage';
import { type LoaderArgs, type PageProps, Redirect } from '../loadPage';

const minCards = 4;

const pagePath = (page: number) => (page === 1 ? '/blog' : `/blog?page=${page}`);

/** Loads the page of the list named by `?page=`. */
export async function loader({ url, site }: LoaderArgs) {
  const asked = url.searchParams.get('page');
  const page = Number(asked ?? 1);
  if (asked !== null && (!/^\d{1,6}$/.test(asked) || page < 2)) throw new Redirect('/blog');
  return readListing(site, page);
}

export function Component({ data: listing }: PageProps<typeof loader>) {
  if (!listing) return <NotFoundNotice />;
  const { page, pages, featured, posts } = listing;
  const { hero } = blogPage;
  const seo = blogSeo;
  const missing = page === 1 ? Math.max(0, minCards - posts.length) : 0;
  const fillers = Array.from({ length: missing }, (_, i) => posts.length + i);
  return (
    <div className="wrap page-body blog">
      <Seo
        {...seo}
        title={page === 1 ? seo.title : `${seo.title}, page ${page}`}
        path={pagePath(page)}
        trail={[{ name: blogPage.hero.title, path: '/blog' }]}
      />
      <header className="blog-head page-head grid">
        <h1 className="column-main">
          {hero.title}
          {page > 1 && <span className="soft">, page {page}</span>}
        </h1>
        <p className="lead column-aside">{hero.lead}</p>
      </header>
      {featured && (
        <PostCard
          post={featured}
          shape="large"
          level={2}
          badge={blogPage.featured}
          sizes="(min-width: 64rem) 44rem, 92vw"
          first
        />
      )}
      <h2 className="visually-hidden">{featured ? 'More articles' : 'Articles'}</h2>
      <div className="blog-grid cells">
        {posts.map((post) => (
          <PostCard
            key={post.id}
            post={post}
            sizes="(min-width: 72rem) 24rem, (min-width: 48rem) 45vw, 92vw"
          />
        ))}
        {fillers.map((number) => (
          <UpcomingCard key={number} seed={`upcoming ${number}`} />
        ))}
      </div>
      <Pagination page={page} pages={pages} href={pagePath} />
    </div>
  );
}
