import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { ApprovalNotice } from '../components/home/ApprovalNotice';
import { Beginnings } from '../components/home/Beginnings';
import { Closing } from '../components/home/Closing';
import { Hero } from '../components/home/Hero';
import { LatestPosts } from '../components/home/LatestPosts';
import { PartnerStrip } from '../components/home/PartnerStrip';
import { ServicesContents } from '../components/home/ServicesContents';
import { Team } from '../components/home/Team';
import { Seo } from '../components/Seo';
import { company } from '../content/company';
import { home } from '../content/home';
import { readLatestBlogs } from '../data';

/** The newest posts. */
export async function loader({ context }: LoaderFunctionArgs) {
  return readLatestBlogs(context, 0, home.blog.posts);
}

export function Component() {
  const { posts } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title={home.hero.eyebrow} description={company.description} path="/" />
      <Hero />
      <ServicesContents />
      <Beginnings />
      <Team />
      <PartnerStrip />
      {company.socialProof && <ApprovalNotice />}
      <Closing />
      <LatestPosts posts={posts} />
    </>
  );
}
