import { CallToAction } from '../components/CallToAction';
import { ApprovalNotice } from '../components/home/ApprovalNotice';
import { Hero } from '../components/home/Hero';
import { Intro } from '../components/home/Intro';
import { LatestPosts } from '../components/home/LatestPosts';
import { PartnerStrip } from '../components/home/PartnerStrip';
import { ServicesContents } from '../components/home/ServicesContents';
import { Team } from '../components/home/Team';
import { Seo } from '../components/Seo';
import { company } from '../content/company';
import { home, homeSeo } from '../content/home';
import type { LoaderArgs, PageProps } from '../loadPage';

/** Loads the newest posts. */
export async function loader({ site }: LoaderArgs) {
  return site.latestPosts(0, home.blog.posts);
}

export function Component({ data: { posts } }: PageProps<typeof loader>) {
  return (
    <>
      <Seo {...homeSeo} path="/" offices />
      <Hero />
      <ServicesContents />
      <Intro />
      <Team />
      <PartnerStrip />
      {company.socialProof && <ApprovalNotice />}
      <CallToAction {...home.closing} />
      <LatestPosts posts={posts} />
    </>
  );
}
