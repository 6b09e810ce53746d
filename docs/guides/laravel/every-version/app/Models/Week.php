<?php

namespace App\Models;

use Carbon\CarbonInterface;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Database\Eloquent\Relations\HasOne;
use Illuminate\Support\Carbon;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;

class Week extends Model
{
    /** How long a game lasts, with its half-time. */
    private const GAME_MINUTES = 115;

    private const DAYS = ['dom', 'lun', 'mar', 'mie', 'jue', 'vie', 'sab'];

    protected $guarded = ['id'];

    protected $casts = ['date_start' => 'date', 'is_closed' => 'boolean'];

    public function games(): HasMany
    {
        return $this->hasMany(Game::class);
    }

    public function trivia(): HasOne
    {
        return $this->hasOne(Trivia::class);
    }

    /** The first week with a game that is not over. */
    public function scopeCurrent(Builder $weeks): Builder
    {
        return $weeks->orderBy('number')->whereHas('games', fn (Builder $games) => $games
            ->whereNotIn(DB::raw('lower(status)'), Game::HALTED)
            ->where('kick_off', '>', now()->subMinutes(self::GAME_MINUTES)));
    }

    /** Midnight in the centre of Mexico, a fixed −06:00. */
    public function startsAt(): CarbonInterface
    {
        return Carbon::parse($this->date_start->format('Y-m-d'), '-06:00');
    }

    /** Whether `bet_days`, such as "jue, vie, sáb", names the day of $now. Without days, every day is one. */
    public function isBetDay(CarbonInterface $now): bool
    {
        $named = array_filter(array_map('trim', explode(',', Str::ascii(Str::lower($this->bet_days ?? '')))));

        return $named === [] || in_array(self::DAYS[$now->copy()->setTimezone('-06:00')->dayOfWeek], $named);
    }
}
