import { commaList } from '../../shared/commaList';
import { CallToAction } from '../components/CallToAction';
import { ApprovalNotice } from '../components/home/ApprovalNotice';
import { Hero } from '../components/home/Hero';
import { Intro } from '../components/home/Intro';
import { LatestPosts } from '../components/home/LatestPosts';
import { PartnerStrip } from '../components/home/PartnerStrip';
import { ServicesContents } from '../components/home/ServicesContents';
import { Team } from '../components/home/Team';
import { Seo } from '../components/Seo';
import { home, homeSeo } from '../content/home';
import { useFirm } from '../firm';
import type { LoaderArgs, PageProps } from '../loadPage';

/** Loads the newest posts, the people, partners and approvals. */
export async function loader({ site }: LoaderArgs) {
  const [{ posts }, people, partners, approvals] = await Promise.all([
    site.latestPosts(0, home.blog.posts),
    site.rows('people'),
    site.rows('partners'),
    site.rows('approvals'),
  ]);
  return { posts, people, partners, approvals };
}

export function Component({ data }: PageProps<typeof loader>) {
  const { posts, people, partners, approvals } = data;
  const { company } = useFirm();
  return (
    <>
      <Seo
        {...homeSeo}
        keywords={[...new Set([...homeSeo.keywords, ...commaList(company.keywords)])]}
        path="/"
        offices
      />
      <Hero />
      <ServicesContents />
      <Intro />
      <Team people={people} />
      {partners.length > 0 && <PartnerStrip partners={partners} />}
      {approvals.length > 0 && <ApprovalNotice approvals={approvals} />}
      <div className="home-closing">
        <CallToAction {...home.closing} />
      </div>
      <LatestPosts posts={posts} />
    </>
  );
}
