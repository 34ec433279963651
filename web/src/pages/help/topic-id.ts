/** The address of a topic within the help center. */
export function topicId(topic: string): string {
  return topic.toLowerCase().replaceAll(' ', '-');
}
