<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

class Prediction extends Model
{
    /** Not the points: a player must not send points of his own. */
    protected $fillable = ['game_id', 'home_score', 'away_score'];

    /** The rule `integer` accepts the text "2", and the answer to a boleto repeats what came. */
    protected $casts = ['game_id' => 'integer', 'home_score' => 'integer', 'away_score' => 'integer'];

    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }

    public function game(): BelongsTo
    {
        return $this->belongsTo(Game::class);
    }
}
