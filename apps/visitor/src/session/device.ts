/** Describes the device for monitors, as far as a browser says it: nothing by which somebody could be told from others. */
export function deviceNow(): { platform: string; version: string } {
  const { userAgentData } = navigator as { userAgentData?: { platform?: string } }
  const browser = /(Edg|OPR|Firefox|Chrome|Version)\/(\d+)/.exec(navigator.userAgent)
  return { platform: userAgentData?.platform ?? '', version: browser?.[0] ?? '' }
}
